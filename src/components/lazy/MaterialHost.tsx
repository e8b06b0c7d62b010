import type { ComponentType, ReactNode } from 'react';

type Host = ComponentType<{ children: ReactNode }>;

let Provider: Host | undefined;

/** Loads what Material UI components need. The first screen has none of them. */
export async function loadMaterial(): Promise<void> {
  const { MaterialProvider } = await import(
    /* webpackChunkName: "material-styles" */ './MaterialProvider'
  );
  Provider = MaterialProvider;
}

/** Surrounds lazily loaded Material UI components, which are rendered after `loadMaterial` has resolved. */
export function MaterialHost({ children }: { children: ReactNode }) {
  return Provider ? <Provider>{children}</Provider> : children;
}
