import { isRecord } from '../../api/wire/typeGuards';
import { applyShape, shapeAt, type Redacting, type Shape } from './shape';

const isPath = (value: unknown): value is (string | number)[] =>
  Array.isArray(value) && value.every((step) => ['string', 'number'].includes(typeof step));

/** Redacts patches of data by the shape at their path. */
export const redactPatches = (patches: unknown, data: Shape, redacting: Redacting) =>
  (Array.isArray(patches) ? patches : []).filter(isRecord).flatMap(({ op, path, value }) => {
    const shape = isPath(path) ? shapeAt(data, path) : undefined;
    if (!shape || !['add', 'remove', 'replace'].includes(String(op))) return [];
    return [
      {
        op,
        path,
        ...(value === undefined ? {} : { value: applyShape(shape, value, redacting) }),
      },
    ];
  });
