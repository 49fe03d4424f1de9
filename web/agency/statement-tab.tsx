import { useQuery } from '@tanstack/react-query';
import { formatAmount } from '#payment/contract.ts';
import { fetchUsage } from './agency-api.ts';

/** One bill for all clients. */
export function StatementTab() {
  const { data: usage } = useQuery({ queryKey: ['agency-usage'], queryFn: fetchUsage });
  if (usage === undefined) return <p>Adding up...</p>;
  const month = new Date(`${usage.month}-01T00:00:00Z`).toLocaleDateString('en-US', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return (
    <>
      <p>
        {usage.used} of {usage.allowed} assessments used in {month}. We do not count an assessment that fails.
      </p>
      <table className="mt-6 w-full max-w-xl text-left text-sm">
        <caption className="sr-only">Assessments of {month} by client</caption>
        <thead>
          <tr className="border-b border-edge">
            {['Client', 'Assessments', 'Amount'].map((cell) => (
              <th key={cell} scope="col" className="py-2 pr-4 font-semibold">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {usage.projects.map(({ projectId, name, assessments }) => (
            <tr key={projectId} className="border-b border-line">
              <th scope="row" className="py-2 pr-4 font-normal">
                {name}
              </th>
              <td className="py-2 pr-4 tabular-nums">{assessments}</td>
              <td className="py-2 tabular-nums">{formatAmount(assessments * usage.priceCents)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="font-semibold">
            <th scope="row" className="py-2 pr-4">
              Total
            </th>
            <td className="py-2 pr-4 tabular-nums">{usage.used}</td>
            <td className="py-2 tabular-nums">{formatAmount(usage.totalCents)}</td>
          </tr>
        </tfoot>
      </table>
    </>
  );
}
