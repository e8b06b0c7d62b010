import { screen, waitFor } from '@testing-library/react';
import type { ScoreRow } from '../../../src/contract/schemas/scores';
import { checkAccessibility } from '../../support/browser/checkAccessibility';
import {
  input,
  openSheet,
  rowOf,
  sendButton,
  serveSheet,
  type,
} from '../../support/browser/scoreSheetPage';

const message = 'Is this right? It is further ahead than this chart suggests.';
const askBack = ({ confirmed }: ScoreRow) =>
  confirmed?.includes('unusual')
    ? {}
    : {
        outcome: 'refused' as const,
        reason: 'confirmUnusual' as const,
        message,
        doubt: { grounds: 'unusualValue' as const, first: [1234] },
      };

test('asks whether a value far above the first place is right, and posts it once it is confirmed', async () => {
  const posts = serveSheet(askBack);
  const { user, container } = await openSheet();
  await type(user, 'Stage two', '9999');
  const row = rowOf('Stage two');
  expect(await row.findByText(message)).toBeVisible();
  expect(row.getByText('First place: 1,234. Difference: +8,765')).toBeVisible();
  expect(row.getByRole('link', { name: 'When the site asks this' })).toHaveAttribute(
    'href',
    '/en/rules#unusual',
  );
  await checkAccessibility(container);
  await user.tab();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Yes, this value is right' })).toHaveFocus();
  await user.keyboard('{Enter}');
  // The question is answered: the way on is from the field.
  expect(input('Stage two')).toHaveFocus();
  await waitFor(() => expect(row.queryByText(message)).not.toBeInTheDocument());
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await row.findByText('Posted')).toBeVisible();
  expect(posts).toMatchObject([[{ values: [9999], confirmed: ['unusual'] }]]);
});

test('asks again when the value is changed', async () => {
  serveSheet(askBack);
  const { user } = await openSheet();
  await type(user, 'Stage two', '9999');
  await user.click(await screen.findByRole('button', { name: 'Yes, this value is right' }));
  await type(user, 'Stage two', '9998');
  expect(await rowOf('Stage two').findByText(message)).toBeVisible();
});

test('confirms several unusual values at once, and leads on to sending them', async () => {
  const posts = serveSheet(askBack);
  const { user } = await openSheet();
  await type(user, 'Stage two', '9999');
  expect(await rowOf('Stage two').findByText(message)).toBeVisible();
  expect(screen.queryByRole('button', { name: /unusual values/ })).not.toBeInTheDocument();
  await type(user, 'Stage three', '9999');
  await user.click(
    await screen.findByRole('button', { name: 'Yes, all 2 unusual values are right' }),
  );
  expect(sendButton()).toHaveFocus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(posts.flat()).toHaveLength(2));
  expect(posts.flat()).toMatchObject([{ confirmed: ['unusual'] }, { confirmed: ['unusual'] }]);
});

test('keeps a value in the sheet that was asked back only when it was sent', async () => {
  serveSheet((row) => ({ ...askBack(row), doubt: { grounds: 'manyFirstPlaces', first: [1234] } }));
  const { user } = await openSheet();
  await type(user, 'Stage two', '1300');
  await user.click(sendButton());
  expect(await screen.findByText('1 score not sent: its row says why')).toBeVisible();
  expect(input('Stage two')).toHaveValue('1300');
  expect(rowOf('Stage two').getByText('First place: 1,234. Difference: +66')).toBeVisible();
});
