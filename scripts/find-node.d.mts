export function findNode(): Promise<string>;
export function bringNode(folder: string): Promise<string | undefined>;
