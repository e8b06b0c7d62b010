import { formatWait } from '../../src/contract/formatWait';

test.each([
  ['en', 1, 'in 1 second'],
  ['en', 45, 'in 45 seconds'],
  ['en', 60, 'in 1 minute'],
  ['en', 388, 'in 7 minutes'],
  ['en', 3600, 'in 1 hour'],
  ['en', 5401, 'in 2 hours'],
  ['fr', 900, 'dans 15 minutes'],
  ['it', 900, 'tra 15 minuti'],
  ['es', 900, 'dentro de 15 minutos'],
  ['ja', 900, '15 分後'],
  ['pt-br', 900, 'em 15 minutos'],
  ['zh-cn', 900, '15分钟后'],
] as const)('%s: %i seconds are “%s”', (language, seconds, phrase) => {
  expect(formatWait(language, seconds)).toBe(phrase);
});
