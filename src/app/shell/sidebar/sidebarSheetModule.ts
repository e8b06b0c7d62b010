import { createLazyModule } from '../../../components/lazy/lazyModule';

/** Loaded in narrow windows only. */
export const sidebarSheet = createLazyModule(async () => {
  const { SidebarSheet } = await import(/* webpackChunkName: "sidebar-sheet" */ './SidebarSheet');
  return SidebarSheet;
});
