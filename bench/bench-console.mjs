/** The console's API as an agent of the demo. */
export async function openConsole(url, email = 'agent@demo.example') {
  const headers = { 'x-console': '1', 'content-type': 'application/json' };
  const signedIn = await fetch(`${url}/api/console/session`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email, password: 'demo-password' }),
  });
  if (!signedIn.ok) throw new Error(`The agent could not sign in: ${signedIn.status}`);
  const cookie = signedIn.headers
    .getSetCookie()
    .map((text) => text.split(';')[0])
    .join('; ');

  async function call(method, path, body) {
    const request = { method, headers: { ...headers, cookie }, body: JSON.stringify(body) };
    const answer = await fetch(`${url}/api/console${path}`, request);
    if (!answer.ok) throw new Error(`The agent could not ${method} ${path}: ${await answer.text()}`);
    return answer.status === 204 ? undefined : answer.json();
  }
  return {
    headers: { 'x-console': '1', cookie },
    get: (path) => call('GET', path),
    goOnline: () => call('PUT', '/status', { status: 'online' }),
    say: (caseId, text) => call('POST', `/cases/${caseId}/entries`, { text, messageId: crypto.randomUUID() }),
  };
}
