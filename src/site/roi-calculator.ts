import type { Cell } from 'hucre/xlsx';

type Input = { name: string; label: string; value: number; format: string; note: string };

const inputs: Input[] = [
  {
    name: 'searchers',
    label: 'People who look for your offer, per month',
    value: 1500,
    format: '#,##0',
    note: 'From a keyword tool, or an honest guess',
  },
  {
    name: 'ask_share',
    label: 'Share of them who ask an assistant',
    value: 0.2,
    format: '0%',
    note: 'One in five is an assumption, not a measurement',
  },
  {
    name: 'named_share',
    label: 'Share of answers that name businesses',
    value: 0.5,
    format: '0%',
    note: 'Ask ten of your customers’ questions and count',
  },
  {
    name: 'rate_now',
    label: 'How often you are named today',
    value: 0.05,
    format: '0%',
    note: 'The mention rate in your report',
  },
  {
    name: 'rate_goal',
    label: 'How often after the work',
    value: 0.25,
    format: '0%',
    note: 'Leaders of a category reach 55% to 77%',
  },
  {
    name: 'conversion',
    label: 'Share of those who become customers',
    value: 0.04,
    format: '0.0%',
    note: 'Of the people who saw your name in an answer',
  },
  { name: 'customer_value', label: 'Revenue per customer and year', value: 850, format: '$#,##0', note: '' },
  { name: 'margin', label: 'Gross margin', value: 0.4, format: '0%', note: '' },
  {
    name: 'cost',
    label: 'Cost of the work, first year',
    value: 1200,
    format: '$#,##0',
    note: 'Report, writing, developer hours',
  },
];
const firstInput = 5;
const firstResult = 17;
const firstMonth = 25;
/** The gain grows over this many months and then stays. */
const rampMonths = 6;

/** The workbook, with the results of its own formulas stored for programs that do not calculate. */
export async function roiCalculator(): Promise<Uint8Array> {
  const { writeXlsx } = await import('hucre/xlsx'); // loaded by the first download
  const cells = new Map<string, Partial<Cell>>();
  const put = (row: number, column: number, cell: Partial<Cell>) => cells.set(`${row - 1},${column}`, cell);
  const words = (row: number, column: number, value: string, style: Cell['style'] = {}) =>
    put(row, column, { value, type: 'string', style });
  const formula = (row: number, column: number, text: string, result: number, numFmt: string) =>
    put(row, column, {
      type: 'formula',
      formula: text,
      formulaResult: result,
      value: result,
      style: { numFmt, font: { bold: column === 1 && row < firstMonth } },
    });

  words(1, 0, 'ROI calculator: AI search visibility', { font: { bold: true, size: 16, color: { rgb: '1C3F94' } } });
  words(
    2,
    0,
    'Change the blue numbers; everything else follows. The example is there to calculate with, and is no forecast.',
    quiet,
  );
  heading(4, ['Your numbers', 'Value', 'Where it comes from']);
  inputs.forEach((input, index) => {
    words(firstInput + index, 0, input.label);
    put(firstInput + index, 1, { value: input.value, type: 'number', style: { ...editable, numFmt: input.format } });
    words(firstInput + index, 2, input.note, quiet);
  });

  heading(16, ['Result', 'Value', 'How']);
  results.forEach((result, index) => {
    words(firstResult + index, 0, result.label);
    formula(firstResult + index, 1, result.formula, result.of(example), result.format);
    words(firstResult + index, 2, result.how, quiet);
  });

  heading(24, ['Month', 'Margin gained so far', 'Cost']);
  for (let month = 1; month <= 12; month += 1) {
    const row = firstMonth + month - 1;
    put(row, 0, { value: month, type: 'number' });
    const gained = month === 1 ? '0' : `B${row - 1}`;
    formula(row, 1, `${gained}+B20*MIN(1,A${row}/${rampMonths})`, gainedBy(month), '$#,##0');
    formula(row, 2, 'cost', example.cost, '$#,##0');
  }
  words(38, 0, `The gain is assumed to grow evenly over ${rampMonths} months and then to stay.`, quiet);

  const months = `ROI!$A$${firstMonth}:$A$${firstMonth + 11}`;
  return writeXlsx({
    properties: { title: 'ROI calculator: AI search visibility' },
    namedRanges: inputs.map((input, index) => ({ name: input.name, range: `ROI!$B$${firstInput + index}` })),
    sheets: [
      {
        name: 'ROI',
        columns: [{ width: 44 }, { width: 20 }, { width: 52 }],
        rows: Array.from({ length: 38 }, () => [null, null, null]),
        cells,
        dataValidations: [
          {
            type: 'decimal',
            operator: 'between',
            formula1: '0',
            formula2: '1',
            range: 'B6:B10',
            showErrorMessage: true,
            errorTitle: 'Percent',
            errorMessage: 'Between 0% and 100%',
          },
        ],
        view: { showGridLines: false },
        pageSetup: { paperSize: 'a4', orientation: 'landscape', fitToPage: true, fitToWidth: 1, fitToHeight: 1 },
        charts: [
          {
            type: 'line',
            title: 'Margin gained and cost, first year',
            anchor: { from: { row: 3, col: 4 }, to: { row: 22, col: 12 } },
            series: [
              {
                name: 'Margin gained',
                values: `ROI!$B$${firstMonth}:$B$${firstMonth + 11}`,
                categories: months,
                color: '1C3F94',
              },
              {
                name: 'Cost',
                values: `ROI!$C$${firstMonth}:$C$${firstMonth + 11}`,
                categories: months,
                color: 'B3362B',
              },
            ],
          },
        ],
      },
    ],
  });

  function heading(row: number, titles: string[]) {
    titles.forEach((title, column) =>
      words(row, column, title, {
        font: { bold: true },
        fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'F2EEE4' } },
      }),
    );
  }
}

const quiet = { font: { color: { rgb: '5D574C' } } };
const editable = {
  font: { color: { rgb: '0000FF' } },
  fill: { type: 'pattern' as const, pattern: 'solid' as const, fgColor: { rgb: 'E6EBF8' } },
};

type Numbers = Record<string, number>;
const example: Numbers & { cost: number } = {
  cost: 0,
  ...Object.fromEntries(inputs.map((input) => [input.name, input.value])),
};
const of = (numbers: Numbers, name: string) => numbers[name] ?? 0;

const shortlists = (n: Numbers) => of(n, 'searchers') * of(n, 'ask_share') * of(n, 'named_share');
const moreMentions = (n: Numbers) => shortlists(n) * (of(n, 'rate_goal') - of(n, 'rate_now'));
const moreCustomers = (n: Numbers) => moreMentions(n) * of(n, 'conversion');
const marginPerMonth = (n: Numbers) => moreCustomers(n) * of(n, 'customer_value') * of(n, 'margin');
const firstYear = (n: Numbers) => marginPerMonth(n) * 12;

const results = [
  {
    label: 'Shortlists per month',
    formula: 'searchers*ask_share*named_share',
    of: shortlists,
    format: '#,##0',
    how: 'Answers that name businesses of your kind',
  },
  {
    label: 'More of them with your name',
    formula: 'B17*(rate_goal-rate_now)',
    of: moreMentions,
    format: '#,##0.0',
    how: 'Per month, once the work has taken effect',
  },
  { label: 'More customers per month', formula: 'B18*conversion', of: moreCustomers, format: '0.0', how: '' },
  {
    label: 'Margin they bring in a year, per month of new customers',
    formula: 'B19*customer_value*margin',
    of: marginPerMonth,
    format: '$#,##0',
    how: '',
  },
  { label: 'Margin of twelve such months', formula: 'B20*12', of: firstYear, format: '$#,##0', how: 'At full effect' },
  {
    label: 'Return on the cost',
    formula: 'IF(cost=0,0,(B21-cost)/cost)',
    of: (n: Numbers) => (of(n, 'cost') === 0 ? 0 : (firstYear(n) - of(n, 'cost')) / of(n, 'cost')),
    format: '0%',
    how: '0% means that the work has just paid for itself',
  },
];

function gainedBy(month: number): number {
  let sum = 0;
  for (let each = 1; each <= month; each += 1) sum += marginPerMonth(example) * Math.min(1, each / rampMonths);
  return sum;
}
