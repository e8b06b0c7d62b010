import { act, render, screen } from '@testing-library/react';
import { Suspense, use, useEffect } from 'react';
import { Route, Routes, useNavigate, type NavigateFunction } from 'react-router-dom';
import { SiteRouter } from '../../src/app/SiteRouter';
import { PendingPath } from '../../src/navigation/pendingPath';

const router: { navigate?: NavigateFunction } = {};

function Status() {
  const navigate = useNavigate();
  useEffect(() => {
    router.navigate = navigate;
  }, [navigate]);
  return <output>{use(PendingPath) ?? 'Ready'}</output>;
}

/** A home page, and a page that is rendered once the test calls `deliver`. */
function setUp() {
  globalThis.history.replaceState(null, '', '/');
  let deliver = (): void => undefined;
  const delivered = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  function Slow() {
    use(delivered);
    return <h1>Slow</h1>;
  }
  render(
    <SiteRouter>
      <Status />
      <Suspense fallback="Waiting">
        <Routes>
          <Route path="/" element={<h1>Home</h1>} />
          <Route path="/slow" element={<Slow />} />
          <Route path="/fast" element={<h1>Fast</h1>} />
        </Routes>
      </Suspense>
    </SiteRouter>,
  );
  const goTo = async (to: string) => act(async () => router.navigate?.(to));
  return { goTo, deliver: async () => act(async () => deliver()) };
}

const shown = () => ({
  address: globalThis.location.pathname,
  heading: screen.getByRole('heading').textContent,
  status: screen.getByRole('status').textContent,
});

test('keeps page and URL until the next page is ready, and shows progress', async () => {
  const { goTo, deliver } = setUp();
  await goTo('/slow');
  expect(shown()).toEqual({ address: '/', heading: 'Home', status: '/slow' });
  await deliver();
  expect(shown()).toEqual({ address: '/slow', heading: 'Slow', status: 'Ready' });
});

test('shows the last of several requested pages', async () => {
  const { goTo, deliver } = setUp();
  await goTo('/slow');
  await goTo('/fast');
  expect(shown()).toEqual({ address: '/fast', heading: 'Fast', status: 'Ready' });
  await deliver();
  expect(shown()).toEqual({ address: '/fast', heading: 'Fast', status: 'Ready' });
});
