/** The console's API as the demo's agent. */
export async function openConsole(url) {
  const headers = { 'x-console': '1', 'content-type': 'application/json' };
  const signedIn = await fetch(`${url}/api/console/session`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email: 'agent@demo.example', password: 'demo-password' }),
  });
  if (!signedIn.ok) throw new Error(`The agent could not sign in: ${signedIn.status}`);
  const cookie = signedIn.headers.getSetCookie().map((text) => text.split(';')[0]);
  return {
    async say(caseId, text) {
      const answer = await fetch(`${url}/api/console/cases/${caseId}/entries`, {
        method: 'POST',
        headers: { ...headers, cookie: cookie.join('; ') },
        body: JSON.stringify({ text, messageId: crypto.randomUUID() }),
      });
      if (!answer.ok) throw new Error(`The agent could not answer: ${answer.status} ${await answer.text()}`);
    },
  };
}
