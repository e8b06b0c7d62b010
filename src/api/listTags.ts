type Tag<Type extends string> = { type: Type; id: number | 'LIST' };

/** The tags of a list: the list itself, and each item. */
export const listTags = <Type extends string>(
  type: Type,
  items: readonly { id: number }[] = [],
): Tag<Type>[] => [{ type, id: 'LIST' }, ...items.map(({ id }) => ({ type, id }))];
