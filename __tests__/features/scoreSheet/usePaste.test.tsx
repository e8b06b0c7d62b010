import { screen, waitFor } from '@testing-library/react';
import {
  input,
  openSheet,
  sendButton,
  serveSheet,
  type,
} from '../../support/browser/scoreSheetPage';

test('takes names and scores from a spreadsheet, says what it leaves, and takes the paste back', async () => {
  serveSheet();
  const { user } = await openSheet();
  await type(user, 'Stage two', '5');
  await user.click(input('Stage one'));
  await user.paste('Chart\tScore\nStage three\t"33"\nStage two\t22\nStage nine\t9\n');
  const [two, three] = [input('Stage two'), input('Stage three')];
  expect([two, three].map((one) => one.getAttribute('value'))).toEqual(['22', '33']);
  expect(screen.getByText('2 rows filled · 1 row not taken: Stage nine 9')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo paste' }));
  expect([two, three].map((one) => one.getAttribute('value'))).toEqual(['5', '']);
  await user.click(two);
  await user.paste('22\n33\n');
  await user.keyboard('{Control>}z{/Control}');
  expect([two, three].map((one) => one.getAttribute('value'))).toEqual(['5', '']);
});

test('leaves the better scores at a press when several worse ones were pasted', async () => {
  const posts = serveSheet(({ chart }) =>
    chart === 13 ? {} : { outcome: 'refused', reason: 'confirmWorse', message: 'Worse.' },
  );
  const { user } = await openSheet();
  await user.click(input('Stage one'));
  await user.paste('2:00\n2\n3\n');
  await user.click(
    await screen.findByRole('button', { name: 'Leave the 2 better scores as they are' }),
  );
  expect(input('Stage one')).toHaveValue('1:05.43');
  await user.click(sendButton());
  await waitFor(() => expect(posts.flat()).toMatchObject([{ chart: 13 }]));
});
