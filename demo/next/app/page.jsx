import Link from 'next/link';

export default function One() {
  return (
    <main>
      <h1>The first page</h1>
      <Link href="/two">Two</Link>
    </main>
  );
}
