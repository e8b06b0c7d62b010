import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { adminPaths } from '../../../../src/contract/adminPaths';
import { CataloguePage } from '../../../../src/features/adminGames/catalogue/CataloguePage';
import { apiServer } from '../../../support/browser/apiServer';
import { checkAccessibility } from '../../../support/browser/checkAccessibility';
import { fillField } from '../../../support/browser/fillField';
import { renderWithStore } from '../../../support/browser/renderWithStore';
import { adminCatalogue } from '../../../support/fixtures/adminGames';
import { problem } from '../../../support/fixtures/errors';
import { session } from '../../../support/fixtures/session';
import { ada } from '../../../support/fixtures/users';

const open = async () => {
  apiServer.use(http.get(`*${adminPaths.catalogue}`, () => HttpResponse.json(adminCatalogue)));
  const rendered = await renderWithStore(<CataloguePage />, {
    at: '/en/admin/games/catalogue',
    preloadedState: { auth: session({ user: { ...ada, roles: ['ROLE_VGR_GAME'] } }) },
  });
  await screen.findByRole('heading', { name: 'Value formats' });
  return rendered;
};

test('a platform is added with its names and its maker', async () => {
  const sent: unknown[] = [];
  apiServer.use(
    http.post(`*${adminPaths.platforms}`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(
        { id: 9, slug: 'orbit', names: {}, maker: '', nbGame: 0 },
        { status: 201 },
      );
    }),
  );
  const { user } = await open();
  await checkAccessibility();
  await user.click(screen.getByRole('button', { name: 'Add a platform' }));
  const dialog = await screen.findByRole('dialog', { name: 'New platform' });
  await fillField(user, within(dialog).getByRole('textbox', { name: 'English' }), ' Orbit ');
  await fillField(user, within(dialog).getByRole('textbox', { name: 'Maker' }), 'Perihel');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(sent).toEqual([{ names: { en: 'Orbit' }, maker: 'Perihel' }]);
});

test('only what is not used can be deleted, after confirmation', async () => {
  const deleted: string[] = [];
  apiServer.use(
    http.delete(`*${adminPaths.platform(2)}`, ({ request }) => {
      deleted.push(request.url);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { user } = await open();
  expect(screen.queryByRole('button', { name: 'Delete Arcade' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Delete Console' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete “Console”?' });
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('“Console” is deleted')).toBeVisible();
  expect(deleted).toHaveLength(1);
});

test('a format shows an example of what it describes, and the server’s message at its field', async () => {
  apiServer.use(
    http.post(`*${adminPaths.formats}`, () =>
      HttpResponse.json(
        { ...problem(422, 'Taken.'), violations: [{ propertyPath: 'code', message: 'In use.' }] },
        { status: 422 },
      ),
    ),
  );
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Add a format' }));
  const dialog = await screen.findByRole('dialog', { name: 'New value format' });
  const field = (name: string) => within(dialog).getByRole('textbox', { name });
  await user.type(field('Text after part 1'), ' m');
  expect(within(dialog).getByText('For example 12,345 m')).toBeVisible();
  await user.clear(field('Decimals'));
  await user.type(field('Decimals'), '2');
  expect(within(dialog).getByText(/Each part must hold a whole number/)).toBeVisible();
  await user.clear(field('Units in part 1'));
  await user.type(field('Units in part 1'), '100');
  expect(within(dialog).getByText('For example 12.43 m')).toBeVisible();
  await user.type(field('Code'), 'points');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByText('In use.')).toBeVisible();
  expect(field('Code')).toBeInvalid();
});

test('the values of a format in use cannot be changed', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Edit hundredths' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit the value format' });
  expect(within(dialog).getByText(/3 charts use it/)).toBeVisible();
  expect(within(dialog).getByRole('textbox', { name: 'Decimals' })).toBeDisabled();
  expect(within(dialog).getByRole('textbox', { name: 'Code' })).toBeEnabled();
});
