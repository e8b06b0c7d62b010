import type { TObject } from '@sinclair/typebox';

interface Operation {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  title: string;
}

/** A JSON-LD type. */
export interface Resource {
  /** All properties that responses of this type may have. */
  properties: TObject['properties'];
  /** Names of the properties that clients send. */
  writable?: readonly string[];
  required?: readonly string[];
  /** Its collection at the entry point. Without operations it is only the path below which items are. */
  collection?: { name: string; path: string; operations: readonly Operation[] };
  /** Operations at the `@id` of an item. */
  operations?: readonly Operation[];
}
