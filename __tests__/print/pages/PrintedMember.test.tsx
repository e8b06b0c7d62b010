import { memberFromWire } from '../../../src/api/wire/memberFromWire';
import { PrintedMember } from '../../../src/print/pages/PrintedMember';
import { printMarkup } from '../../support/browser/printMarkup';
import { publicMember } from '../../support/fixtures/users';

async function print(facts: Parameters<typeof publicMember>[0]) {
  const member = memberFromWire(publicMember(facts));
  return printMarkup(
    member && <PrintedMember member={member} articles={undefined} comments={undefined} />,
  );
}

test.each([
  [3, [2, 1]],
  [34, [7, 1, 2]],
])('has the place of the scores of a member with %d in groups of %j', async (nbScore, groups) => {
  const body = await print({ player: 11, nbScore, scoreGroups: groups, nbGame: 4 });
  const titles = [...body.querySelectorAll('h2')].map(({ textContent }) => textContent);
  expect(titles.slice(0, 6)).toEqual([
    'Rankings',
    'Places',
    'Over time',
    'Ranks over time',
    'Games played',
    'Scores',
  ]);
  expect(body.querySelectorAll('.player-games-row-placeholder')).toHaveLength(4);
  const shown = [...body.querySelectorAll('.score-group')];
  expect(shown.map((group) => group.querySelectorAll('.score-line').length)).toEqual(groups);
  expect(body.querySelectorAll('[style]')).toHaveLength(0);
});

test('says that a member has no scores', async () => {
  const body = await print({ player: null, nbScore: 0 });
  expect(body).toHaveTextContent(/ has not posted any scores yet\./);
  expect(body.querySelectorAll('.score-line')).toHaveLength(0);
});

test('has only a note while the account is disabled', async () => {
  const body = await print({ player: 11, nbScore: 3, disabled: true });
  expect(body).toHaveTextContent('This account is disabled or suspended.');
  expect(body.querySelectorAll('.score-line, h2')).toHaveLength(0);
});
