import Link from 'next/link';

export default function Two() {
  return (
    <main>
      <h1>The second page</h1>
      <Link href="/">One</Link>
    </main>
  );
}
