import { Placeholder } from '../../../components/feedback/Placeholder';
import './boardTable.css';

/** The rows of a board while they load, as high as they will be. */
export function BoardSkeleton() {
  return (
    <div aria-busy="true" className="board-frame">
      {Array.from({ length: 25 }, (_, index) => (
        <Placeholder key={index} className="board-loading-row" />
      ))}
    </div>
  );
}
