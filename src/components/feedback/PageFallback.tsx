import { Placeholder } from './Placeholder';
import './PageFallback.css';

/** In place of a page whose code, or whose reader, is not known yet. */
export function PageFallback() {
  return (
    <div aria-busy="true" className="page-fallback">
      <Placeholder className="page-fallback-title" />
      <Placeholder className="page-fallback-lead" />
    </div>
  );
}
