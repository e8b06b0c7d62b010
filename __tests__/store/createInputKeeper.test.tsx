import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import {
  loggedIn,
  loggedOut,
  selectIsAuthenticated,
  sessionExpired,
} from '../../src/state/authSlice';
import { createInputKeeper } from '../../src/store/createInputKeeper';
import { useAppSelector } from '../../src/store/hooks';
import { renderWithStore } from '../support/browser/renderWithStore';
import { session } from '../support/fixtures/session';
import { ada, sessionReply } from '../support/fixtures/users';

const sessionOf = (user = ada) => {
  const { token } = sessionReply(user);
  return { token, refreshToken: null, tokenExpiration: 2_000_000_000, user };
};
const grace = { ...ada, id: 8, username: 'grace' };

/** A form that only members see. */
async function setUp() {
  const keeper = createInputKeeper<string>();
  function Form() {
    const [text, setText] = useState(keeper.useKept() ?? '');
    keeper.useKeep(text === '' ? undefined : text);
    return <input value={text} onChange={({ target }) => setText(target.value)} />;
  }
  function Page() {
    return useAppSelector(selectIsAuthenticated) ? <Form /> : null;
  }
  const rendered = await renderWithStore(<Page />, {
    preloadedState: { auth: session(sessionOf()) },
  });
  const { store, user } = rendered;
  await user.type(screen.getByRole('textbox'), 'typed');
  const input = () => screen.queryByRole('textbox');
  const end = (how: typeof sessionExpired | typeof loggedOut) => {
    act(() => void store.dispatch(how()));
    expect(input()).not.toBeInTheDocument();
  };
  const enter = (who = ada) => act(() => void store.dispatch(loggedIn(sessionOf(who))));
  return { ...rendered, input, end, enter };
}

test('brings the input back to the member whose session has expired, and does so each time', async () => {
  const { input, end, enter } = await setUp();
  for (let time = 0; time < 2; time += 1) {
    end(sessionExpired);
    enter();
    expect(input()).toHaveValue('typed');
  }
});

test('shows the input to nobody else', async () => {
  const { input, end, enter } = await setUp();
  end(sessionExpired);
  enter(grace);
  expect(input()).toHaveValue('');
});

test('keeps nothing after a deliberate log-out', async () => {
  const { input, end, enter } = await setUp();
  end(loggedOut);
  enter();
  expect(input()).toHaveValue('');
});

test('keeps nothing that was removed or saved before the session expires', async () => {
  const { user, input, end, enter } = await setUp();
  await user.clear(screen.getByRole('textbox'));
  end(sessionExpired);
  enter();
  expect(input()).toHaveValue('');
});
