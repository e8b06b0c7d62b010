import { AppRoutes } from '../../src/app/AppRoutes';
import { renderWithStore, type RenderOptions } from './renderWithStore';

/** All pages with what surrounds them, standing at an address. */
export async function renderApp(at: string, options: RenderOptions = {}) {
  return renderWithStore(<AppRoutes />, { ...options, at });
}
