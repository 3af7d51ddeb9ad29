import type { AgentRooms } from './rooms';

export const rooms: AgentRooms = {};
