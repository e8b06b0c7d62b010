import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { paths } from '../../../src/contract/paths';
import { apiServer } from '../../support/browser/apiServer';
import { checkAccessibility } from '../../support/browser/checkAccessibility';
import { renderApp } from '../../support/browser/renderApp';

const setUp = async (query: string, status = 200) => {
  const sent: { path: string; body: unknown }[] = [];
  const handler = (path: string) =>
    http.post(`*${path}`, async ({ request }) => {
      sent.push({ path, body: await request.json() });
      return status === 200
        ? HttpResponse.json({ success: true })
        : HttpResponse.json({ message: 'This link is invalid.' }, { status });
    });
  apiServer.use(handler(paths.confirmEmail), handler(paths.undoEmailChange));
  const rendered = await renderApp(`/en/email-change${query}`);
  await screen.findByRole('heading', { level: 1 });
  return { ...rendered, sent };
};

test('has no accessibility violations', async () => {
  const { container } = await setUp('?confirm=abc');
  await checkAccessibility(container);
});

test.each([
  ['confirm', 'Confirm address', paths.confirmEmail],
  ['undo', 'Undo the change', paths.undoEmailChange],
])('sends the token of a %s link only when the button is pressed', async (name, label, path) => {
  const { user, sent } = await setUp(`?${name}=abc`);
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: label }));
  await waitFor(() => expect(sent).toEqual([{ path, body: { token: 'abc' } }]));
  await screen.findByRole('heading', { level: 1, name: 'Log in' });
});

test('reports a used link, and keeps the button enabled', async () => {
  const { user } = await setUp('?confirm=used', 400);
  const button = screen.getByRole('button', { name: 'Confirm address' });
  await user.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent('This link is invalid.');
  await waitFor(() => expect(button).toBeEnabled());
});

test('without a token in the URL, asks to open the link in the mail', async () => {
  await setUp('');
  expect(screen.getByText('Open the link in the email we sent you.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Confirm|Undo/ })).toBeNull();
});
