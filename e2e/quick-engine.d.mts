export const quickEngine: string;
