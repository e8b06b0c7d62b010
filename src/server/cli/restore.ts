import { restoreSite } from '../process/siteBackup';
import { readCommandLine, runCommandLine } from './runCommandLine';

await runCommandLine(async (context) => {
  const { values, file } = readCommandLine(process.argv.slice(2), {
    usage: 'npm run db:restore -- FILE [--tombstones LIST]',
    flags: { tombstones: { type: 'string', multiple: true, default: [] } },
    file: true,
  });
  const { tombstones: tombstoneFiles } = values;
  await restoreSite(context, { file, tombstoneFiles, print: (line) => console.log(line) });
});
