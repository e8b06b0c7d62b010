import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { privacyPaths } from '../../../src/contract/privacyPaths';
import type { PrivateParts } from '../../../src/contract/schemas/privateParts';
import { apiServer } from '../../support/browser/apiServer';
import { checkAccessibility } from '../../support/browser/checkAccessibility';
import { renderProfile } from '../../support/browser/renderProfile';
import { problem } from '../../support/fixtures/errors';

const path = `*${privacyPaths.privateParts}`;

function give(parts: PrivateParts['parts']) {
  const sent: PrivateParts[] = [];
  apiServer.use(
    http.get(path, () => HttpResponse.json({ parts })),
    http.put<never, PrivateParts>(path, async ({ request }) => {
      const body = await request.json();
      sent.push(body);
      return HttpResponse.json(body);
    }),
  );
  return sent;
}
const switchOf = (name: RegExp) => screen.findByRole('switch', { name });
const activity = () => switchOf(/activity/);

test('has a switch for each part, with what it is, and stores each choice', async () => {
  const sent = give(['feed']);
  const { user } = await renderProfile('#privacy');
  await waitFor(async () => expect(await switchOf(/feed/)).not.toBeChecked());
  expect(await activity()).toBeChecked();
  expect(await activity()).toHaveAccessibleDescription(/calendar/);
  await checkAccessibility();
  (await activity()).focus();
  await user.keyboard(' ');
  await waitFor(() => expect(sent).toEqual([{ parts: ['feed', 'activity'] }]));
  await waitFor(async () => expect(await activity()).not.toBeChecked());
  expect(await activity()).toHaveFocus();
  await waitFor(async () => expect(await activity()).toHaveAttribute('aria-disabled', 'false'));
  await user.click(await switchOf(/feed/));
  await waitFor(() => expect(sent.at(-1)).toEqual({ parts: ['activity'] }));
});

test('a choice that was not stored is taken back, and says so', async () => {
  give([]);
  apiServer.use(http.put(path, () => HttpResponse.json(problem(500, ''), { status: 500 })));
  const { user } = await renderProfile('#privacy');
  await waitFor(async () => expect(await activity()).toHaveAttribute('aria-disabled', 'false'));
  await user.click(await activity());
  expect(await screen.findByRole('alert')).toHaveTextContent('Your choice could not be saved');
  expect(await activity()).toBeChecked();
});
