/** A session of WebDriver, https://www.w3.org/TR/webdriver2/, as far as it is used here. */
export interface Session {
  goto(url: string): Promise<void>;
  evaluate<Argument, Answer>(
    run: (argument: Argument) => Answer | Promise<Answer>,
    argument: Argument,
  ): Promise<Answer>;
  /** Performs the actions of one input source. */
  act(source: object): Promise<void>;
  end(): Promise<void>;
}

export async function createSession(driverUrl: string, capabilities: object): Promise<Session> {
  async function command(method: string, path: string, body?: object): Promise<unknown> {
    const answer = await fetch(driverUrl + path, { method, body: body ? JSON.stringify(body) : null });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  }

  const { sessionId } = (await command('POST', '/session', {
    capabilities: { alwaysMatch: capabilities },
  })) as { sessionId: string };
  const session = `/session/${sessionId}`;
  return {
    goto: async (url) => void (await command('POST', `${session}/url`, { url })),
    evaluate: async (run, argument) =>
      (await command('POST', `${session}/execute/sync`, {
        script: `return (${run.toString()})(arguments[0])`,
        args: [argument],
      })) as never,
    act: async (source) => void (await command('POST', `${session}/actions`, { actions: [source] })),
    end: async () => void (await command('DELETE', session)),
  };
}
