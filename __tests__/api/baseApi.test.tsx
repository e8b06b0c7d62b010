import { setupListeners } from '@reduxjs/toolkit/query/react';
import { act, screen } from '@testing-library/react';
import { useGetStatisticsQuery } from '../../src/api/websiteApi';
import { createFakeFetch } from '../support/browser/fakeFetch';
import { statistics } from '../support/fixtures/website';
import { renderWithStore } from '../support/browser/renderWithStore';

function Members() {
  const { data } = useGetStatisticsQuery();
  return <p>{data ? `${data.members} members` : 'nothing'}</p>;
}

test('a query that failed offline is repeated when the connection returns', async () => {
  const network = { up: false };
  const { fetch } = createFakeFetch(() => {
    if (!network.up) throw new TypeError('fetch failed');
    return Response.json(statistics);
  });
  const { store } = await renderWithStore(<Members />, { extra: { fetch } });
  const stop = setupListeners(store.dispatch);
  expect(await screen.findByText('nothing')).toBeVisible();
  network.up = true;
  act(() => {
    globalThis.dispatchEvent(new Event('offline'));
    globalThis.dispatchEvent(new Event('online'));
  });
  expect(await screen.findByText('15230 members')).toBeVisible();
  stop();
});
