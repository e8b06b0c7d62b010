import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { QuillTestPage } from '../../../src/features/showcase/QuillTestPage';
import { checkAccessibility } from '../../support/browser/checkAccessibility';
import { renderWithStore } from '../../support/browser/renderWithStore';

const setUp = async () => {
  const view = await renderWithStore(<QuillTestPage />, { at: '/en/quill-test' });
  // The first test to use the editor waits for its code.
  const editor = await screen.findByRole('textbox', { name: 'Text to try' });
  const paste = async (html: string) => {
    await view.user.click(editor);
    const getData = (type: string) => (type === 'text/html' ? html : '');
    fireEvent.paste(editor, { clipboardData: { getData, files: [] } });
  };
  return { ...view, editor, paste };
};
const part = (name: string) => screen.getByRole('region', { name });

test('pasted text is shown as rendered, as HTML and as a delta, with its length', async () => {
  const { paste } = await setUp();
  await checkAccessibility();
  await paste('<ul><li>one</li><li><b>two</b><img src="https://spy.example/x"></li></ul>');
  const html = '<ul><li>one</li><li><strong>two</strong></li></ul>';
  await waitFor(() => expect(part('HTML')).toHaveTextContent(html));
  expect(within(part('As readers see it')).getAllByRole('listitem')).toHaveLength(2);
  expect(part('Delta')).toHaveTextContent('"list": "bullet"');
  expect(screen.getByText('6 characters')).toBeVisible();
});

test('read-only disables editor and toolbar, also for assistive technology', async () => {
  const { user, editor } = await setUp();
  await user.click(screen.getByRole('switch', { name: 'Read-only' }));
  expect(editor).toHaveAttribute('contenteditable', 'false');
  expect(editor).toHaveAttribute('aria-readonly', 'true');
  expect(screen.getByRole('button', { name: 'Bold' })).toBeDisabled();
});
