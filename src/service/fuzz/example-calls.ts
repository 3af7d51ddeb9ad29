import type { LightMyRequestResponse } from 'fastify';
import type { TestService } from '../testing/test-service';
import { examples } from './examples';
import { composeRequest } from './mutated-request';
import { createWorld } from './world';

/** Returns what sends a route's example without a port. */
export function createExampleCalls(service: TestService) {
  const world = createWorld(service);
  return async function sendExample(route: string): Promise<LightMyRequestResponse> {
    const example = await examples[route]?.(world);
    if (!example) throw new Error(`${route} has no example.`);
    const { method, target, headers, body } = await composeRequest(world, route, example);
    const answer = await service.app.inject({
      method: method as 'GET',
      url: target,
      headers: Object.fromEntries(headers),
      ...(body.length > 0 ? { payload: body } : {}),
      ...(example.isStream ? { payloadAsStream: true } : {}),
    });
    if (example.isStream) answer.stream().destroy();
    return answer;
  };
}
