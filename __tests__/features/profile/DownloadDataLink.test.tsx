import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { paths } from '../../../src/contract/paths';
import { selectNotifications } from '../../../src/state/uiSlice';
import { apiServer } from '../../support/browser/apiServer';
import { renderProfile } from '../../support/browser/renderProfile';
import { ada } from '../../support/fixtures/users';

const saved: { name: string; file: Blob }[] = [];
jest.mock('../../../src/components/saveFile', () => ({
  saveFile: (file: Blob, name: string) => saved.push({ name, file }),
}));
beforeEach(() => {
  saved.length = 0;
});

async function download() {
  const { user, store } = await renderProfile();
  await user.click(screen.getByRole('button', { name: 'Download your data' }));
  const notices = () => selectNotifications(store.getState());
  await waitFor(() => expect(notices()).toHaveLength(1));
  return notices()[0];
}

test('saves the member’s data as a file and says so', async () => {
  apiServer.use(
    http.get(`*${paths.userExport(ada.id)}`, () => HttpResponse.json({ account: { id: ada.id } })),
  );
  expect(await download()).toMatchObject({
    severity: 'success',
    titleKey: 'profile:ownData.done.title',
  });
  expect(saved.map(({ name, file }) => [name, file.size])).toEqual([['ada-data.json', 20]]);
});

test('a failed download says why and saves nothing', async () => {
  apiServer.use(
    http.get(`*${paths.userExport(ada.id)}`, () => new HttpResponse(null, { status: 503 })),
  );
  expect(await download()).toMatchObject({
    severity: 'error',
    titleKey: 'profile:ownData.failedTitle',
  });
  expect(saved).toEqual([]);
});
