import { createLazyModule } from '../lazy/lazyModule';
import { LazyComponent } from '../lazy/LazyComponent';
import './LazyOfflineCopyAge.css';

// Whoever has an offline copy also has the worker, which stores this chunk.
const keptNote = createLazyModule(
  async () => {
    const { OfflineCopyAge } = await import(
      /* webpackChunkName: "offline-article" */ './OfflineCopyAge'
    );
    return OfflineCopyAge;
  },
  { plain: true },
);

/** Shows the age of an offline copy. Reserves its line until the text is loaded. */
export function LazyOfflineCopyAge({ keptAt }: { keptAt: string | undefined }) {
  return keptAt === undefined ? null : (
    <div className="offline-copy-age">
      <LazyComponent part={keptNote} props={{ keptAt }} />
    </div>
  );
}
