import { z } from 'zod';

const jsonSchema = z.record(z.string(), z.unknown());
const media = z.record(z.string(), z.looseObject({ schema: jsonSchema.default({}), example: z.unknown().optional() }));

const operation = z.looseObject({
  summary: z.string(),
  operationId: z.string(),
  tags: z.array(z.string()),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  parameters: z
    .array(
      z.looseObject({
        name: z.string(),
        in: z.enum(['path', 'query', 'header', 'cookie']),
        required: z.boolean().default(false),
        schema: jsonSchema,
      }),
    )
    .default([]),
  requestBody: z.looseObject({ required: z.boolean().default(false), content: media }).optional(),
  responses: z.record(z.string(), z.looseObject({ description: z.string(), content: media.optional() })),
});

/** What we read of our own OpenAPI description. */
export const apiDocumentSchema = z.looseObject({
  openapi: z.literal('3.1.0'),
  info: z.looseObject({ title: z.string(), description: z.string() }),
  components: z.looseObject({ schemas: z.record(z.string(), jsonSchema).default({}) }),
  paths: z.record(z.string(), z.record(z.string(), operation)),
});

export type ApiDocument = z.infer<typeof apiDocumentSchema>;
export type Operation = z.infer<typeof operation>;
