import { Drawing } from '../../components/Icon';

/** The podium and diamond of the app icon, in the theme's colours. */
export function BrandMark() {
  return (
    <Drawing viewBox="0 0 64 64" sx={{ fontSize: 32 }}>
      <rect width="64" height="64" rx="15" fill="var(--mui-palette-navbar-accent)" />
      <path
        fill="var(--mui-palette-navbar-background)"
        d="M11 35a2 2 0 0 1 2-2h9v18h-9a2 2 0 0 1-2-2zM42 39h9a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-9zM24 29a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v22H24zM32 9.500l6.500 6.500-6.500 6.500-6.500-6.500z"
      />
    </Drawing>
  );
}
