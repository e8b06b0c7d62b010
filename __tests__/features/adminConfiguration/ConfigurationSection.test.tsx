import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { adminPaths } from '../../../src/contract/adminPaths';
import type { SiteChange, SiteState } from '../../../src/contract/schemas/adminConfiguration';
import { openAdministration } from '../../support/browser/administeredAccount';
import { apiServer } from '../../support/browser/apiServer';
import { checkAccessibility } from '../../support/browser/checkAccessibility';
import { fillField } from '../../support/browser/fillField';

const state: SiteState = {
  version: 3,
  savedAt: '2026-11-20T12:00:00Z',
  savedBy: 'ada',
  restoredFrom: null,
  settings: {
    name: 'Video Game Records',
    descriptions: {},
    keywords: 'games',
    socialImage: '/social-image.jpg',
    statisticsShown: true,
    partners: [],
    recordsSite: {},
    registrationOpen: true,
    analyticsId: '',
    limits: { factor: 1, comments: 30 },
    records: { unprovedLimit: 30, secondModeratorFrom: 10 },
  },
};

test('shows errors at their field, and keeps the input after a conflict', async () => {
  const sent: SiteChange[] = [];
  apiServer.use(
    http.get(`*${adminPaths.siteConfiguration}`, () => HttpResponse.json(state)),
    http.get(`*${adminPaths.siteVersions}`, () => HttpResponse.json({ items: [state] })),
    http.put<never, SiteChange>(`*${adminPaths.siteConfiguration}`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ status: 409, detail: 'Changed.' }, { status: 409 });
    }),
  );
  const { user, container } = await openAdministration('configuration');
  const name = await screen.findByRole('textbox', { name: 'Site name' });
  expect(await screen.findByText('Version 3 (in effect)')).toBeVisible();
  await checkAccessibility(container);
  await user.clear(name);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(name).toHaveFocus();
  expect(name).toHaveAccessibleDescription('Please fill this in.');
  expect(sent).toEqual([]);
  await fillField(user, name, 'Records');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^Someone else has saved the configuration/)).toBeVisible();
  expect(name).toHaveValue('Records');
  expect(sent.map(({ version, settings }) => [version, settings.name])).toEqual([[3, 'Records']]);
});

test('shows a changed site name at once', async () => {
  const meta = document.createElement('meta');
  meta.setAttribute('property', 'og:site_name');
  meta.content = state.settings.name;
  document.head.append(meta);
  apiServer.use(
    http.get(`*${adminPaths.siteConfiguration}`, () => HttpResponse.json(state)),
    http.get(`*${adminPaths.siteVersions}`, () => HttpResponse.json({ items: [state] })),
    http.put<never, SiteChange>(`*${adminPaths.siteConfiguration}`, async ({ request }) => {
      const { settings } = await request.json();
      return HttpResponse.json({ ...state, version: 4, settings });
    }),
  );
  const { user } = await openAdministration('configuration');
  const name = await screen.findByRole('textbox', { name: 'Site name' });
  await user.clear(name);
  await fillField(user, name, 'Arcade Records');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(document.title).toMatch(/ \| Arcade Records$/));
  // A disabled button loses the focus.
  expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
  meta.remove();
});

test('asks before unsaved changes are left by a link', async () => {
  apiServer.use(
    http.get(`*${adminPaths.siteConfiguration}`, () => HttpResponse.json(state)),
    http.get(`*${adminPaths.siteVersions}`, () => HttpResponse.json({ items: [state] })),
  );
  const { user } = await openAdministration('configuration');
  const name = await screen.findByRole('textbox', { name: 'Site name' });
  await user.clear(name);
  await fillField(user, name, 'Records');
  await user.click(screen.getByRole('link', { name: 'Users' }));
  const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' });
  await user.click(within(dialog).getByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(name).toHaveValue('Records');
});

test('saves what is asked of scores; an empty number is not taken for 0', async () => {
  const sent: SiteChange[] = [];
  apiServer.use(
    http.get(`*${adminPaths.siteConfiguration}`, () => HttpResponse.json(state)),
    http.get(`*${adminPaths.siteVersions}`, () => HttpResponse.json({ items: [state] })),
    http.put<never, SiteChange>(`*${adminPaths.siteConfiguration}`, async ({ request }) => {
      const change = await request.json();
      sent.push(change);
      return HttpResponse.json({ ...state, version: 4, settings: change.settings });
    }),
  );
  const { user } = await openAdministration('configuration');
  const limit = await screen.findByRole('spinbutton', { name: /^Unproved scores/ });
  expect(limit).toHaveValue(30);
  await user.clear(limit);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(limit).toHaveFocus();
  expect(limit).toHaveAccessibleDescription('This number is out of range.');
  await user.type(limit, '0');
  const second = screen.getByRole('spinbutton', { name: 'Second moderator from' });
  await user.clear(second);
  await user.type(second, '25');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.settings.records).toEqual({ unprovedLimit: 0, secondModeratorFrom: 25 });
});
