export const quickEngine: string;
export const quickEngineEverywhere: string;
