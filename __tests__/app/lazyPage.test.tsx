import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { lazyPage } from '../../src/app/lazyPage';

const Page = () => <h1>Here</h1>;

describe('a page fetched when it is needed', () => {
  it('renders at once when its code has come before', async () => {
    const { load, Component } = lazyPage(async () => Page);
    await load();
    render(<Component />);
    expect(screen.getByRole('heading', { name: 'Here' })).toBeInTheDocument();
  });

  it('waits for its code otherwise', async () => {
    const { Component } = lazyPage(async () => Page);
    render(
      <Suspense fallback="Waiting">
        <Component />
      </Suspense>,
    );
    expect(screen.getByText('Waiting')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'Here' })).toBeInTheDocument();
  });

  it('fetches its code once', async () => {
    const fetchPage = jest.fn(async () => Page);
    const { load } = lazyPage(fetchPage);
    await Promise.all([load(), load()]);
    expect(fetchPage).toHaveBeenCalledTimes(1);
  });

  it('is fetched once more by itself, later when it is wanted again', async () => {
    const fetchPage = jest
      .fn<Promise<typeof Page>, []>()
      .mockRejectedValueOnce(new Error('broken off'))
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue(Page);
    const { load, Component } = lazyPage(fetchPage);
    await expect(load()).rejects.toThrow('offline');
    expect(fetchPage).toHaveBeenCalledTimes(2);
    render(
      <Suspense fallback="Waiting">
        <Component />
      </Suspense>,
    );
    expect(await screen.findByRole('heading', { name: 'Here' })).toBeInTheDocument();
  });
});
