import { moveSite } from '../process/siteMove';
import { readCommandLine, runCommandLine } from './runCommandLine';

await runCommandLine(async (context) => {
  const { values } = readCommandLine(process.argv.slice(2), {
    usage: 'npm run db:move [-- --dry-run]',
    flags: { 'dry-run': { type: 'boolean', default: false } },
    file: false,
  });
  await moveSite(context, { dryRun: values['dry-run'], print: (line) => console.log(line) });
});
