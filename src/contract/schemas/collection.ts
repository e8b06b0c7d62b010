import { Type, type Static, type TSchema } from '@sinclair/typebox';

/** A Hydra collection in API Platform's format. `hydra:view` has the URLs of the adjacent pages. */
export const Collection = <Item extends TSchema>(item: Item) =>
  Type.Object({
    '@context': Type.String(),
    '@id': Type.String(),
    '@type': Type.Literal('hydra:Collection'),
    'hydra:totalItems': Type.Integer({ minimum: 0 }),
    'hydra:member': Type.Array(item),
    'hydra:view': Type.Optional(CollectionView),
  });

export const CollectionView = Type.Object({
  '@id': Type.String(),
  '@type': Type.Literal('hydra:PartialCollectionView'),
  'hydra:first': Type.Optional(Type.String()),
  'hydra:last': Type.Optional(Type.String()),
  'hydra:previous': Type.Optional(Type.String()),
  'hydra:next': Type.Optional(Type.String()),
});
export type CollectionView = Static<typeof CollectionView>;

export type Collection<Item> = {
  '@context': string;
  '@id': string;
  '@type': 'hydra:Collection';
  'hydra:totalItems': number;
  'hydra:member': Item[];
  'hydra:view'?: CollectionView;
};
