import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import type { AdminGameContent } from '../../../../src/contract/schemas/adminGames';
import { checkAccessibility } from '../../../support/browser/checkAccessibility';
import { fillField } from '../../../support/browser/fillField';
import { openGame, serveGame } from '../../../support/browser/gameEditor';
import { adminChart, adminGame, adminGroup } from '../../../support/fixtures/adminGames';
import { problem } from '../../../support/fixtures/errors';

const named = { en: { name: 'Lumen Drift', rules: null } };
const complete = {
  translations: named,
  platformIds: [1],
  groups: [adminGroup(1, 'Cups', [adminChart(1, 'Mirror')])],
};
const step = (name: string) => screen.getByRole('button', { name: new RegExp(`${name}$`) });
const save = () => screen.getByRole('button', { name: 'Save' });

beforeEach(() => localStorage.clear());

test('names and platforms are saved with the version they were made from', async () => {
  const server = serveGame(adminGame());
  const { user } = await openGame();
  expect(save()).toHaveAttribute('aria-disabled', 'true');
  await fillField(user, screen.getByRole('textbox', { name: 'Name (English)' }), 'Lumen Drift');
  expect(screen.getByText('Unsaved changes')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Français' }));
  await fillField(user, screen.getByRole('textbox', { name: 'Name (Français)' }), ' Dérive ');
  await user.click(screen.getByRole('combobox', { name: 'Platforms' }));
  await user.click(await screen.findByRole('option', { name: 'Arcade' }));
  await checkAccessibility();
  await user.click(save());
  await waitFor(() => expect(server.saves).toHaveLength(1));
  expect(server.saves[0]).toMatchObject({
    version: 1,
    content: {
      platformIds: [1],
      translations: {
        en: { name: 'Lumen Drift', rules: null },
        fr: { name: 'Dérive', rules: null },
      },
    },
  });
  await waitFor(() => expect(save()).toHaveAttribute('aria-disabled', 'true'));
  // A disabled button loses the focus.
  expect(save()).toBeEnabled();
});

test('unsaved changes survive a reload, and can be discarded', async () => {
  serveGame(adminGame({ translations: named }));
  const { user, unmount } = await openGame();
  await user.type(screen.getByRole('textbox', { name: 'Name (English)' }), ' II');
  unmount();
  const again = await openGame();
  expect(screen.getByRole('textbox', { name: 'Name (English)' })).toHaveValue('Lumen Drift II');
  await again.user.click(screen.getByRole('button', { name: 'Discard them' }));
  expect(screen.getByRole('textbox', { name: 'Name (English)' })).toHaveValue('Lumen Drift');
  again.unmount();
  await openGame();
  expect(screen.queryByText(/are back/)).not.toBeInTheDocument();
});

test('rules without a name are refused at the name, which gets the focus', async () => {
  const server = serveGame(adminGame());
  const { user } = await openGame();
  await fillField(user, screen.getByRole('textbox', { name: 'Rules (English)' }), 'No cheats');
  await user.click(save());
  const name = screen.getByRole('textbox', { name: 'Name (English)' });
  await waitFor(() => expect(name).toHaveFocus());
  expect(name).toBeInvalid();
  expect(name).toHaveAccessibleDescription(/Enter a name/);
  expect(server.saves).toHaveLength(0);
});

test('a field that the server rejects shows its message, in whatever step it is', async () => {
  const violations = [{ propertyPath: 'groups[0].charts[0].names', message: 'No such word.' }];
  serveGame(adminGame(complete), () =>
    HttpResponse.json({ ...problem(422, 'Some of it.'), violations }, { status: 422 }),
  );
  const { user } = await openGame();
  await user.type(screen.getByRole('textbox', { name: 'Name (English)' }), '!');
  await user.click(save());
  const chart = await screen.findByRole('textbox', { name: 'Name of Mirror' });
  await waitFor(() => expect(chart).toHaveFocus());
  expect(chart).toHaveAccessibleDescription('No such word.');
  expect(screen.getByRole('button', { name: 'Cups – Mirror' })).toBeVisible();
});

test('an incomplete game names what is missing instead of being published', async () => {
  const server = serveGame(adminGame({ translations: named }, { status: 'ready' }));
  const { user } = await openGame();
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('2 things are missing before it can be public')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Platforms' })).toHaveFocus());
  expect(server.statuses).toEqual([]);
});

test('a complete game is published after confirmation, and closed and reopened', async () => {
  const server = serveGame(adminGame(complete));
  const { user } = await openGame({ step: 'review' });
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  const dialog = await screen.findByRole('dialog', { name: 'Publish this game?' });
  await user.click(within(dialog).getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('Public')).toBeVisible();
  expect(server.statuses).toEqual(['ready', 'active']);
  // The one main button leads on, not to the end of the game.
  expect(screen.getByRole('button', { name: 'Close the game' })).not.toHaveClass(
    'MuiButton-contained',
  );
  for (const [button, status] of [
    ['Close the game', 'closed'],
    ['Reopen the game', 'active'],
  ] as const) {
    await user.click(await screen.findByRole('button', { name: button }));
    const question = await screen.findByRole('dialog');
    await user.click(within(question).getByRole('button', { name: button }));
    await waitFor(() => expect(server.statuses.at(-1)).toBe(status));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  }
});

test('saving and going on moves the game to its next stage', async () => {
  const server = serveGame(adminGame());
  const { user, address } = await openGame();
  await fillField(user, screen.getByRole('textbox', { name: 'Name (English)' }), 'Drift');
  await user.click(screen.getByRole('button', { name: 'Save, then: Charts' }));
  expect(await screen.findByRole('button', { name: 'Add a group' })).toBeVisible();
  expect(server.statuses).toEqual(['charting']);
  await waitFor(() => expect(address()).toBe('/en/admin/games/5?step=charts'));
  await user.click(step('Cover'));
  expect(screen.getByRole('button', { name: 'Choose a picture' })).toBeVisible();
});

describe('when another editor has saved in the meantime', () => {
  const conflicting = () => {
    const server = serveGame(adminGame(complete), (body) =>
      body.version === server.game.version
        ? undefined
        : HttpResponse.json(
            { ...problem(409, 'Changed.'), error: 'version_conflict', current: server.game },
            { status: 409 },
          ),
    );
    return server;
  };
  const provoke = async (theirs: Partial<AdminGameContent> = { platformIds: [1, 2] }) => {
    const server = conflicting();
    const rendered = await openGame();
    const { game } = server;
    server.game = { ...game, version: 2, content: { ...game.content, ...theirs } };
    await rendered.user.type(screen.getByRole('textbox', { name: 'Name (English)' }), '!');
    await rendered.user.click(save());
    await screen.findByRole('dialog', { name: 'grace changed this game too' });
    return { ...rendered, server };
  };

  test('my changes can be put on that version', async () => {
    const { user, server } = await provoke();
    await user.click(screen.getByRole('button', { name: 'Keep yours' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(save());
    await waitFor(() => expect(server.saves).toHaveLength(2));
    expect(server.saves[1]).toMatchObject({
      version: 2,
      content: { platformIds: [1, 2], translations: { en: { name: 'Lumen Drift!' } } },
    });
  });

  test('no changes are called lost if both changed different fields', async () => {
    await provoke();
    const dialog = screen.getByRole('dialog');
    expect(dialog).toHaveTextContent('Nothing that grace changed is lost if you keep yours.');
    expect(within(dialog).queryByRole('listitem')).not.toBeInTheDocument();
  });

  test('the fields that both changed are named with both values', async () => {
    await provoke({
      platformIds: [1, 2],
      translations: { en: { name: 'Lumen Rush', rules: null } },
    });
    const dialog = screen.getByRole('dialog');
    expect(dialog).toHaveTextContent('If you keep yours, these changes of grace are lost:');
    const items = within(dialog).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Name (English): yours “Lumen Drift!”, theirs “Lumen Rush”',
    ]);
    await checkAccessibility(dialog);
  });

  test('that version can be taken', async () => {
    const { user } = await provoke();
    await user.click(screen.getByRole('button', { name: 'Take theirs' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('textbox', { name: 'Name (English)' })).toHaveValue('Lumen Drift');
    expect(save()).toHaveAttribute('aria-disabled', 'true');
  });
});

test('the preview shows the draft with the changes that are not saved, and hands the focus back', async () => {
  const server = serveGame(adminGame(complete, { status: 'ready' }));
  const { user } = await openGame({ step: 'charts' });
  await user.type(screen.getByRole('textbox', { name: 'Name of Mirror' }), ' II');
  await user.click(screen.getByRole('tab', { name: /Review and publish$/ }));
  const open = screen.getByRole('button', { name: 'Preview' });
  await user.click(open);
  const preview = await screen.findByRole('dialog', { name: 'What readers will see' });
  expect(await within(preview).findByText('Lumen Drift: Mirror II')).toBeVisible();
  await checkAccessibility(preview);
  await user.click(within(preview).getByRole('button', { name: 'Close the preview' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(open).toHaveFocus();
  expect(server.saves).toEqual([]);
});
