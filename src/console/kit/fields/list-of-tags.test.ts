import { expect, test } from 'vitest';
import { BotProfile } from '../../../operations/console/endpoints';
import { AgentOfWidget } from '../../../operations/console/widgets';
import { listOfTags } from './list-of-tags';

test('bots and agents of a widget have as many tags as the service takes, and as long ones', () => {
  for (const { tags } of [BotProfile.properties, AgentOfWidget.properties])
    expect(tags).toMatchObject(listOfTags);
});
