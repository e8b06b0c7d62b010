import { backUpSite } from '../process/siteBackup';
import { readCommandLine, runCommandLine } from './runCommandLine';

await runCommandLine(async (context) => {
  const { values, file } = readCommandLine(process.argv.slice(2), {
    usage: 'npm run db:backup -- FILE [--overwrite]',
    flags: { overwrite: { type: 'boolean', default: false } },
    file: true,
  });
  const { overwrite } = values;
  await backUpSite(context, { file, overwrite, print: (line) => console.log(line) });
});
