export function useQuickEngine(): void;
