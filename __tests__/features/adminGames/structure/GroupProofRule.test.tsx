import { screen, waitFor } from '@testing-library/react';
import type { ProofRule } from '../../../../src/contract/schemas/games';
import { checkAccessibility } from '../../../support/browser/checkAccessibility';
import { openGame, serveGame } from '../../../support/browser/gameEditor';
import { adminChart, adminGame, adminGroup } from '../../../support/fixtures/adminGames';

beforeEach(() => localStorage.clear());

const open = async (proofRule?: ProofRule) => {
  const group = adminGroup(1, 'Cups', [adminChart(1, 'Mirror')]);
  // A content that was stored before there were rules has none.
  const groups = [proofRule ? { ...group, proofRule } : group];
  // Once a game was public, its rules can still change.
  const published = { status: 'active' as const, publishedAt: '2026-01-01T00:00:00Z' };
  const server = serveGame(adminGame({ groups }, published));
  const { user } = await openGame({ step: 'charts' });
  await screen.findAllByText(/^For example/);
  const save = async () => user.click(screen.getByRole('button', { name: 'Save' }));
  return { server, user, save, places: screen.getByRole('combobox', { name: places }) };
};
const places = 'What must be proved in Cups';
const fromField = () => screen.getByRole('spinbutton', { name: /^From how many ranked scores/ });

test('sets a rule of a public game, with the number of scores that it needs', async () => {
  const { server, user, save, places: field } = await open();
  expect(field).toHaveDisplayValue('Nothing');
  await user.selectOptions(field, 'First three places');
  expect(field).toHaveAccessibleDescription('Concerns scores that are posted after you save.');
  await user.clear(fromField());
  await user.type(fromField(), '25');
  await checkAccessibility();
  await save();
  await waitFor(() => expect(server.saves).toHaveLength(1));
  expect(server.saves[0]?.content.groups[0]?.proofRule).toEqual({ places: 'podium', from: 25 });
});

test('removes a rule', async () => {
  const { server, user, save, places: field } = await open({ places: 'all', from: 3 });
  expect(field).toHaveDisplayValue('All scores');
  expect(fromField()).toHaveValue(3);
  await user.selectOptions(field, 'Nothing');
  expect(screen.queryByRole('spinbutton')).toBeNull();
  await save();
  await waitFor(() => expect(server.saves).toHaveLength(1));
  expect(server.saves[0]?.content.groups[0]?.proofRule).toBeNull();
});

test.each(['', '10001', '-2'])('does not save “%s” as the number of scores', async (text) => {
  const { server, user, save } = await open({ places: 'first', from: 1 });
  await user.clear(fromField());
  if (text !== '') await user.type(fromField(), text);
  await save();
  expect(await screen.findByText('Enter a whole number from 1 to 10,000.')).toBeVisible();
  expect(fromField()).toBeInvalid();
  expect(fromField()).toHaveAccessibleDescription('Enter a whole number from 1 to 10,000.');
  expect(server.saves).toEqual([]);
});

test('opens a closed group whose number is wrong', async () => {
  const { user, save } = await open({ places: 'first', from: 1 });
  await user.clear(fromField());
  await user.click(screen.getByRole('button', { name: 'Charts of Cups' }));
  expect(screen.queryByRole('spinbutton')).toBeNull();
  await save();
  await waitFor(() => expect(fromField()).toHaveFocus());
});
