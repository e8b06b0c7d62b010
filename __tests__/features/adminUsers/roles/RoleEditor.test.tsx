import { screen, within } from '@testing-library/react';
import { openAdministration, serveAccount } from '../../../support/browser/administeredAccount';

const before = 'ROLE_USER ROLE_PLAYER';

test('saves changed roles after a confirmation, and can undo them', async () => {
  const asked = serveAccount();
  const { user } = await openAdministration('users/12');
  const save = await screen.findByRole('button', { name: 'Save roles' });
  expect(save).toBeDisabled();
  expect(screen.getByRole('checkbox', { name: 'Member' })).toBeDisabled();
  await user.click(await screen.findByRole('checkbox', { name: 'Super administrator' }));
  await user.click(screen.getByRole('checkbox', { name: 'Player' }));
  await user.type(screen.getByRole('textbox', { name: 'Another role' }), 'role_root{Enter}');
  expect(screen.getByText(/^A role starts with ROLE_SONATA_/)).toBeVisible();
  await user.clear(screen.getByRole('textbox', { name: 'Another role' }));
  await user.type(screen.getByRole('textbox', { name: 'Another role' }), 'role_vgr_team{Enter}');
  expect(screen.getByRole('checkbox', { name: 'ROLE_VGR_TEAM' })).toBeChecked();

  await user.click(save);
  const question = await screen.findByRole('dialog', { name: 'Change the roles of grace?' });
  const lists = within(question).getAllByRole('list');
  expect(lists.map(({ textContent }) => textContent)).toEqual([
    'Super administratorROLE_VGR_TEAM',
    'Player',
  ]);
  expect(within(question).getByText(/can do everything here/)).toBeVisible();
  await user.click(within(question).getByRole('button', { name: 'Change roles' }));
  expect(await screen.findByText('The roles of grace have been changed.')).toBeVisible();

  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  const back = await screen.findByRole('dialog');
  await user.click(within(back).getByRole('button', { name: 'Change roles' }));
  await screen.findByRole('checkbox', { name: 'Player', checked: true });
  const after = 'ROLE_USER ROLE_SUPER_ADMIN ROLE_VGR_TEAM';
  expect(asked).toEqual([`${before} -> ${after}`, `${after} -> ${before}`]);
});

test('unsaved changes can be discarded', async () => {
  const asked = serveAccount();
  const { user } = await openAdministration('users/12');
  const player = await screen.findByRole('checkbox', { name: 'Player' });
  await user.click(player);
  expect(player).not.toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(player).toBeChecked();
  expect(screen.getByRole('button', { name: 'Save roles' })).toBeDisabled();
  expect(asked).toEqual([]);
});

test('one’s own roles cannot be changed, with the reason shown', async () => {
  serveAccount({ protection: 'self' });
  await openAdministration('users/12');
  expect(await screen.findByText(/^You cannot change your own roles/)).toBeVisible();
  for (const box of screen.getAllByRole('checkbox')) expect(box).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Save roles' })).not.toBeInTheDocument();
});
