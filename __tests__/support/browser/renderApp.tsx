import { AppRoutes } from '../../../src/app/AppRoutes';
import { renderWithStore, type RenderOptions } from './renderWithStore';

/** Renders all pages in their shell, at a URL. */
export async function renderApp(at: string, options: RenderOptions = {}) {
  return renderWithStore(<AppRoutes />, { ...options, at });
}
