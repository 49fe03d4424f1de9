// `npm run fuzz -- growth`: every regular expression of the engine, robots.txt and bot walls, then every family of slow texts, up to GROWTH_BYTES (3 MB) each; with a part of a family's name, those alone.
import { robotsMaxBytes } from '#engine/evidence/robots.ts';
import { pieceFamilies, structureFamilies } from './growth-families.ts';
import { fileGrowthFaults } from './file-growth.ts';
import { growthFaults } from './growth-faults.ts';
import { regexFaults } from './regex-faults.ts';

const size = Number(process.env['GROWTH_BYTES'] ?? 3_000_000);
const wanted = process.argv.slice(2);
const families = [...structureFamilies, ...pieceFamilies].filter(
  ({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)),
);

let faults = 0;
for (const fault of wanted.length === 0 ? [...regexFaults(), ...fileGrowthFaults(robotsMaxBytes)] : []) {
  faults += 1;
  process.stdout.write(`${fault}\n`);
}
for (const [index, family] of families.entries()) {
  for (const fault of growthFaults([family], size)) {
    faults += 1;
    process.stdout.write(`${fault}\n`);
  }
  if (index % 100 === 99) process.stderr.write(`${index + 1} of ${families.length}\n`);
}
process.stdout.write(`${families.length} families of ${size} bytes, ${faults} faults\n`);
process.exitCode = faults === 0 && families.length > 0 ? 0 : 1;
