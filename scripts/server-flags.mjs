/** For V8 in a server's process: its own choices hold 60 MB more, and let the worker grow by 120 in 300 assessments. */
export const serverFlags = ['--max-semi-space-size=4', '--heap-growing-percent=30'];
