import { checkSite } from '../process/siteCheck';
import { readCommandLine, runCommandLine } from './runCommandLine';

await runCommandLine(async (context) => {
  const { values } = readCommandLine(process.argv.slice(2), {
    usage: 'npm run db:check [-- --repair]',
    flags: { repair: { type: 'boolean', default: false } },
    file: false,
  });
  await checkSite(context, { repair: values.repair, print: (line) => console.log(line) });
});
