// All tables in one place to import from; each group is in its own file.
export * from '../src/base/schema.ts';
export * from './schema/audit.ts';
export * from './schema/quiz.ts';
export * from './schema/journey.ts';
export * from './schema/payment.ts';
export * from './schema/platforms.ts';
export * from './schema/report.ts';
export * from './schema/accounts.ts';
export * from './schema/sign-in.ts';
export * from './schema/assistant.ts';
export * from './schema/operators.ts';
export * from './schema/agencies.ts';
export * from './schema/board.ts';
