import { usageError } from '../platform/settings/commandUsage';
import { rerankRecords } from '../process/recordsReranking';
import { readCommandLine, runCommandLine } from './runCommandLine';

const usage = 'npm run records:rerank -- --chart ID | --game ID | --all';

await runCommandLine(async (context) => {
  const { values } = readCommandLine(process.argv.slice(2), {
    usage,
    flags: {
      all: { type: 'boolean', default: false },
      chart: { type: 'string' },
      game: { type: 'string' },
    },
    file: false,
  });
  const { all, chart, game } = values;
  const ids = [chart, game].filter((id) => id !== undefined);
  if (ids.length + Number(all) !== 1 || ids.some((id) => !/^[1-9]\d{0,8}$/.test(id)))
    throw usageError(usage);
  const numberOf = (id: string | undefined) => (id === undefined ? undefined : Number(id));
  await rerankRecords(context, { chart: numberOf(chart), game: numberOf(game) }, (line) =>
    console.log(line),
  );
});
