import { scoreActions, scoreTransitions } from '../../../../src/contract/records/proofStates';
import { scoreStates } from '../../../../src/contract/records/scoreStates';
import { describeScoreStates } from '../../../../src/server/platform/documentation/describeScoreStates';

/** The cells of the tables, by their first one. */
const rows = describeScoreStates()
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.slice(2, -2).split(' | '));
const actions = Object.keys(scoreActions);
const [transitions, rights] = [rows.slice(0, actions.length), rows.slice(actions.length)];

test('each table has a row for every action', () => {
  for (const table of [transitions, rights])
    expect(table.map(([name]) => name).toSorted()).toEqual(
      actions.map((action) => `\`${action}\``).toSorted(),
    );
});

const cells = transitions.flatMap(([name = '', ...next]) =>
  scoreStates.map((state, index) => ({ state, action: name.slice(1, -1), cell: next[index] })),
);

test.each(cells)('says what $action makes of $state', ({ state, action, cell }) => {
  const next = Object.entries(scoreTransitions[state]).find(([name]) => name === action)?.[1];
  // A withdrawn score comes back as what it was.
  const usual = action === 'restore' && next ? 'proved' : next;
  expect(cell?.split(' or ')).toContain(usual === undefined ? '–' : `\`${usual}\``);
  expect(cell === '–').toBe(next === undefined);
});

test('names the states that depend on what was before', () => {
  const cellOf = (state: string, action: string) =>
    cells.find((cell) => cell.state === state && cell.action === action)?.cell;
  expect(cellOf('withdrawn', 'post')).toBe('`none` or –');
  expect(cellOf('proof_waiting_due', 'refuseProof')).toBe('`due` or `unproved`');
});
